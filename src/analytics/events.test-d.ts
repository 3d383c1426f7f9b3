import { expectTypeOf } from 'vitest';
import type { AnalyticsEvent } from './events';

// Nothing here runs: tsc checks it, as it checks every file of src.

type Name = AnalyticsEvent['name'];
type Props<N extends Name> = Extract<AnalyticsEvent, { name: N }>['props'];

// these are all the events there are
expectTypeOf<Name>().toEqualTypeOf<
  | 'page_view'
  | 'generate_lead'
  | 'contact_form'
  | 'click'
  | 'navigation_click'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'form_step'
  | 'form_interaction'
  | 'form_error'
  | 'error'
  | 'select_content'
  | 'customize_product'
  | 'faq_interaction'
>();

// an event has all its properties
expectTypeOf<{ name: 'faq_interaction'; props: object }>().not.toExtend<AnalyticsEvent>();
expectTypeOf<{
  name: 'click';
  props: { click_type: 'phone'; link_location: 'footer' };
}>().not.toExtend<AnalyticsEvent>();
expectTypeOf<{
  name: 'contact_form';
  props: { has_email: boolean; has_phone: boolean };
}>().not.toExtend<AnalyticsEvent>();

// of the right kind, with a value that the event may have
expectTypeOf<{
  lead_source: 'phone';
  value: 50;
  currency: 'USD';
}>().not.toExtend<Props<'generate_lead'>>();
expectTypeOf<{ form_name: 'login' }>().not.toExtend<Props<'form_interaction'>>();
expectTypeOf<{
  has_email: string;
  has_phone: boolean;
  destination: 'contact_inquiries';
}>().not.toExtend<Props<'contact_form'>>();

// no event has a property for what says who somebody is
type Known<Event> = Event extends { props: infer EventProps } ? keyof EventProps : never;
type Personal = 'name' | 'phone' | 'email' | 'address' | 'notes' | 'message' | 'zip';
type Others = Exclude<AnalyticsEvent, { name: 'page_view' }>;
expectTypeOf<Extract<Personal, Known<Others>>>().toBeNever();
expectTypeOf<Props<'page_view'>[string]>().toBeNever();
expectTypeOf<keyof Props<'contact_form'>>().toEqualTypeOf<
  'has_email' | 'has_phone' | 'destination'
>();
expectTypeOf<keyof Props<'form_error'>>().toEqualTypeOf<
  'form_name' | 'field_names' | 'error_kinds'
>();
