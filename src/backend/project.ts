/** Without a hosted project, the page's own origin serves the data. */
export const isEmbedded = !import.meta.env.VITE_SUPABASE_URL;

export function project() {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key = '' } = import.meta.env;
  return { url: url || window.location.origin, key };
}
