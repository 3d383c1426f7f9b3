/** The mode of a build that talks to the embedded backend: `npm run build -- --mode demo`. */
export const demoMode = 'demo';
