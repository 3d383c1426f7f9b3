type ImportMetaEnv = {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_PHONE?: string;
  readonly VITE_EMAIL?: string;
  readonly VITE_SHOW_RATING?: string;
  readonly VITE_INDEXNOW_KEY?: string;
};
