/** What stands at a field whose answer only the database refused. */
export const refusedWords = 'This doesn’t look right. Please check it.';

/** The column that a rule of a table speaks of: of `bookings`, `bookings_zip_code_length` is `zip_code`. */
export function refusedColumn(table: string, constraint: string | undefined): string | undefined {
  return new RegExp(`^${table}_(.+)_[a-z]+$`).exec(constraint ?? '')?.[1];
}
