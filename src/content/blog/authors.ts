/** The groomers who write, by id. Demonstration people. */
export const authors = {
  maren: { name: 'Maren Solberg', role: 'Master Groomer & Co-Founder' },
  dev: { name: 'Dev Castillo', role: 'Senior Groomer & Behavior Specialist' },
} as const;

export type Author = (typeof authors)[keyof typeof authors];
