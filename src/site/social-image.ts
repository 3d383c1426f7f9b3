/** Pixels (specification, section 9: metadata). */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** `/services/full-groom` has `/social/services-full-groom.jpg`. */
export function socialImagePath(pagePath: string): string {
  const name = pagePath.split('/').filter(Boolean).join('-') || 'home';
  return `/social/${name}.jpg`;
}
