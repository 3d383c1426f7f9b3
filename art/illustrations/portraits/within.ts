/** What is drawn, within an outline; the id must be its own within a picture. */
export const within = (id: string, outline: string, ...drawn: string[]) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${drawn.join('')}</g>`;
