import { paint } from './paint.ts';

/** Sharp enough to be printed. */
const WIDTH = 1600;

/** Hands a drawing of the page to the reader as a picture file. */
export async function savePicture(svg: SVGSVGElement, name: string): Promise<void> {
  const canvas = paint(svg, WIDTH / svg.getBoundingClientRect().width);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}
