import { afterEach, expect, test, vi } from 'vitest';
import { rememberVisitorZip } from '@/browser/visitor-zip';
import { bookingRequest } from './booking-request.fixture';
import { clearDraft, openSession, saveDraft } from './booking-session';

const query = (text = '') => new URLSearchParams(text);
const open = (text?: string) => openSession(query(text), 'return');

afterEach(() => {
  vi.restoreAllMocks();
  clearDraft();
  rememberVisitorZip('');
});

test('a draft survives: values, step, reference and what was sent', () => {
  const attempt = { content: '[]', ids: ['1'] };
  const session = { ...open(), values: bookingRequest, step: 2 as const, attempt };
  saveDraft(session);
  expect(open()).toEqual(session);
});

test('a sent request leaves nothing behind', () => {
  const { reference } = open();
  saveDraft({ ...open(), values: bookingRequest });
  clearDraft();
  expect(open().values.name).toBe('');
  expect(open().reference).not.toBe(reference);
});

test('a link with choices changes the first pet and starts at step 1', () => {
  saveDraft({ ...open(), values: bookingRequest, step: 3 });
  const session = open('service=spa-bath&size=small');
  expect(session.step).toBe(1);
  expect(session.values.pets[0]).toMatchObject({
    petName: 'Biscuit',
    service: 'Spa Bath',
    size: 'small',
    addOns: [],
  });
});

test('a link that names no size leaves the extras as they were', () => {
  saveDraft({ ...open(), values: bookingRequest });
  expect(open('service=spa-bath').values.pets[0]?.addOns).toEqual(['nail-grinding', 'deshedding']);
});

test('a link that is followed again counts again', () => {
  saveDraft({ ...open('service=spa-bath'), values: bookingRequest });
  const followed = openSession(query('service=spa-bath'), 'link');
  expect(followed.values.pets[0]?.service).toBe('Spa Bath');
  expect(followed.values.name).toBe('Sam Rivera');
});

test('a link is taken over once: a reload keeps what was changed after it', () => {
  const session = open('service=spa-bath');
  saveDraft({ ...session, values: bookingRequest, step: 3 });
  const reloaded = open('service=spa-bath');
  expect(reloaded.values.pets[0]?.service).toBe('Full Groom');
  expect(reloaded.step).toBe(3);
});

test('a form beside other content changes no request that was begun', () => {
  const suggest = () => openSession(query('service=spa-bath'), 'suggestion');
  const services = () => suggest().values.pets[0]?.service;
  expect(services()).toBe('Spa Bath');
  saveDraft({ ...open(), values: bookingRequest, step: 2 });
  expect(services()).toBe('Full Groom');
  expect(suggest().step).toBe(2);
});

test('the ZIP that was typed last is the ZIP of the form', () => {
  saveDraft({ ...open(), values: bookingRequest });
  expect(open().values.zipCode).toBe('80203');
  rememberVisitorZip('80206');
  expect(open().values.zipCode).toBe('80206');
});

test.each(['', 'no json', '{"step":9}', '{"values":{"pets":[]},"step":1}'])(
  'a draft that cannot be read (%s) is a new request',
  (stored) => {
    sessionStorage.setItem('booking-draft', stored);
    expect(open().step).toBe(1);
    expect(open().values.pets).toHaveLength(1);
  },
);

test('without storage the draft lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  saveDraft({ ...open(), values: bookingRequest });
  expect(open().values.name).toBe('Sam Rivera');
});
