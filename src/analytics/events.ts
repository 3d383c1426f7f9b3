import type { Campaign } from './campaign';

/** Each kind of lead is worth so many USD (specification, section 9). */
export const leads = {
  contact_form: { lead_source: 'contact_form', value: 20, currency: 'USD' },
  booking_form: { lead_source: 'booking_form', value: 50, currency: 'USD' },
  phone: { lead_source: 'phone', value: 10, currency: 'USD' },
  sms: { lead_source: 'sms', value: 10, currency: 'USD' },
} as const;

export const linkLocations = ['header', 'menu', 'footer', 'bar', 'banner', 'content'] as const;

export type LinkLocation = (typeof linkLocations)[number];

/** Values of `data-form`. */
export const formNames = ['booking', 'contact', 'newsletter'] as const;

export type FormName = (typeof formNames)[number];

type Link = { link_location: LinkLocation; link_text: string };

type Checkout = {
  currency: 'USD';
  value: number;
  /** One pet is a GA4 e-commerce item. Its price is in USD, and 0 while undecided. */
  items: readonly {
    item_id: string;
    item_name: string;
    item_variant: string;
    price: number;
    quantity: 1;
  }[];
};

type EventProps = {
  page_view: Record<string, never>;
  generate_lead: (typeof leads)[keyof typeof leads] & Campaign;
  contact_form: { has_email: boolean; has_phone: boolean; destination: 'contact_inquiries' };
  click: Link & { click_type: 'phone' | 'sms' | 'cta' };
  navigation_click: Link & { link_path: string };
  begin_checkout: Checkout;
  add_shipping_info: Checkout;
  add_payment_info: Checkout;
  form_step: { form_name: FormName; from_step: number; to_step: number };
  form_interaction: { form_name: FormName };
  /** Kinds of errors, separated by commas: never what was typed. */
  form_error: { form_name: FormName; field_names: string; error_kinds: string };
  error: {
    error_type: `${FormName}_form`;
    error_message: 'submission_failed';
    reason: 'offline' | 'unreachable' | 'limited' | 'refused' | 'unexpected';
  };
  select_content: { content_type: 'transformation' | 'winner'; content_id: string };
  customize_product: {
    option: 'service' | 'size' | 'add_on';
    service: string;
    size: string;
    add_ons: string;
    currency: 'USD';
    value: number;
  };
  faq_interaction: { question: string };
};

export type AnalyticsEvent = {
  [Name in keyof EventProps]: { readonly name: Name; readonly props: Readonly<EventProps[Name]> };
}[keyof EventProps];
