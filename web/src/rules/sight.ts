// Keeps what one was reading where it was, while everything around it changes its length.

/** Of the rules and chapters, the first that is in sight stays at its height. */
export async function keptInSight(change: () => Promise<void>): Promise<void> {
  const mark = marks().find((element) => element.getBoundingClientRect().bottom > 0);
  const [id, top] = [mark?.id ?? '', mark?.getBoundingClientRect().top ?? 0];
  await change();
  const now = id ? document.getElementById(id) : null;
  if (now) scrollBy(0, now.getBoundingClientRect().top - top);
}

function marks(): HTMLElement[] {
  return scrollY > 0 ? [...document.querySelectorAll<HTMLElement>('.book [id]')] : [];
}
