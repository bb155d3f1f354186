declare module 'subset-font' {
  interface Wanted {
    targetFormat?: 'sfnt' | 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, wanted: Wanted): Promise<Buffer>;
}
