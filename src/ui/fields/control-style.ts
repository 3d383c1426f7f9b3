/** At least 16 px, so that phones do not zoom in. */
export const controlStyle =
  'block min-h-12 w-full rounded-control border border-edge bg-card px-4 py-2.5 text-dusk transition-colors duration-150 placeholder:text-muted/80 hover:border-dusk focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent aria-invalid:border-danger aria-invalid:bg-danger-soft/40';
