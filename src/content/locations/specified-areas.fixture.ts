// Specification, section 2: Location pages.

export const specifiedCities =
  'arvada aurora centennial central-park cherry-hills columbine commerce-city denver dtc edgewater englewood glendale golden greenwood-village highlands-ranch ken-caryl lakewood littleton wheat-ridge'.split(
    ' ',
  );
export const specifiedNeighborhoods = 'cherry-creek capitol-hill highlands wash-park rino'.split(
  ' ',
);
