export const refusedWords = 'This doesn’t look right. Please check it.';

/** For `bookings`, constraint `bookings_zip_code_length` is about `zip_code`. */
export function refusedColumn(table: string, constraint: string | undefined): string | undefined {
  return new RegExp(`^${table}_(.+)_[a-z]+$`).exec(constraint ?? '')?.[1];
}
