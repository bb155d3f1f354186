/** A button's name as text inside it: names that leave out what is seen confuse who speaks them. */
import type { ComponentChildren } from 'preact';

/** What makes something a button, without its label as an attribute. */
export function unlabelled<P extends object>(props: P): Omit<P, 'aria-label'> {
  const { 'aria-label': _, ...rest } = { 'aria-label': '', ...props };
  return rest as Omit<P, 'aria-label'>;
}

/** The label for who hears it, the picture for who sees it. */
export function Said({ label, class: look, children }: { label: string; class?: string; children: ComponentChildren }) {
  return (
    <>
      <span class="unseen">{label}</span>
      <span class={look} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
