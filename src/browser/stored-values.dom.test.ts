import { expect, test, vi } from 'vitest';
import { readSessionValue, writeSessionValue } from './stored-values';

test('reads the newest value when storage is too full to take it', () => {
  writeSessionValue('draft', 'older');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeSessionValue('draft', 'newer');
  expect(readSessionValue('draft')).toBe('newer');
});
