import { expectTypeOf } from 'vitest';
import type { AnalyticsEvent } from './events';

// Nothing here runs: tsc checks it, as it checks every file of src.

// no event has a property that tells who somebody is
type Known<Event> = Event extends { props: infer EventProps } ? keyof EventProps : never;
type Personal = 'name' | 'phone' | 'email' | 'address' | 'notes' | 'message' | 'zip';
type Others = Exclude<AnalyticsEvent, { name: 'page_view' }>;
type PageView = Extract<AnalyticsEvent, { name: 'page_view' }>['props'];
expectTypeOf<Extract<Personal, Known<Others>>>().toBeNever();
expectTypeOf<PageView[string]>().toBeNever();
