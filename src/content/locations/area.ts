export type AreaSummary = {
  readonly name: string;
  /** Center of the area's map, in degrees. */
  readonly center: { readonly lat: number; readonly lng: number };
  /** ZIPs of which a substantial part lies in the area (US Census and postal names). */
  readonly zips: readonly string[];
};
