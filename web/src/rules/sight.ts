// Keeps what one was reading where it was, while everything around it changes its length.

const HEAD = 70; // pixels that the search field covers

/** The rule one asked about if it is in sight, else the first rule or chapter that is, stays at its height. */
export async function keptInSight(asked: string, change: () => Promise<void>): Promise<void> {
  const mark = [document.getElementById(asked), ...document.querySelectorAll<HTMLElement>('.book [id]')].find(
    isInSight,
  );
  const [id, top] = [mark?.id ?? '', mark?.getBoundingClientRect().top ?? 0];
  await change();
  const now = id && scrollY > 0 ? document.getElementById(id) : null;
  if (now) scrollBy(0, now.getBoundingClientRect().top - top);
}

function isInSight(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top } = element.getBoundingClientRect();
  return top >= HEAD && top < innerHeight;
}
