import type { Campaign } from './campaign';

/** What a lead of each kind is worth, in USD (specification, section 9). */
export const leads = {
  contact_form: { lead_source: 'contact_form', value: 20, currency: 'USD' },
  booking_form: { lead_source: 'booking_form', value: 50, currency: 'USD' },
  phone: { lead_source: 'phone', value: 10, currency: 'USD' },
  sms: { lead_source: 'sms', value: 10, currency: 'USD' },
} as const;

export const linkLocations = ['header', 'menu', 'footer', 'bar', 'banner', 'content'] as const;

export type LinkLocation = (typeof linkLocations)[number];

/** Values of `data-form` in the markup. */
export const formNames = ['booking', 'contact', 'newsletter'] as const;

export type FormName = (typeof formNames)[number];

/** One pet as a GA4 e-commerce item. Prices in USD; 0 while undecided. */
type VisitItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant: string;
  readonly price: number;
  readonly quantity: 1;
};

type Link = { readonly link_location: LinkLocation; readonly link_text: string };

export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly props: Readonly<Record<string, never>> }
  | {
      readonly name: 'generate_lead';
      readonly props: (typeof leads)[keyof typeof leads] & Campaign;
    }
  | {
      readonly name: 'contact_form';
      readonly props: {
        readonly has_email: boolean;
        readonly has_phone: boolean;
        readonly destination: 'contact_inquiries';
      };
    }
  | {
      readonly name: 'click';
      readonly props: Link & { readonly click_type: 'phone' | 'sms' | 'cta' };
    }
  | { readonly name: 'navigation_click'; readonly props: Link & { readonly link_path: string } }
  | {
      readonly name: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info';
      readonly props: {
        readonly currency: 'USD';
        readonly value: number;
        readonly items: readonly VisitItem[];
      };
    }
  | {
      readonly name: 'form_step';
      readonly props: {
        readonly form_name: FormName;
        readonly from_step: number;
        readonly to_step: number;
      };
    }
  | {
      readonly name: 'form_interaction';
      readonly props: { readonly form_name: FormName };
    }
  | {
      readonly name: 'form_error';
      readonly props: {
        readonly form_name: FormName;
        readonly field_names: string;
        /** Kinds of mistakes, separated by commas: never what was typed. */
        readonly error_kinds: string;
      };
    }
  | {
      readonly name: 'error';
      readonly props: {
        readonly error_type: `${FormName}_form`;
        readonly error_message: 'submission_failed';
        readonly reason: 'offline' | 'unreachable' | 'limited' | 'refused' | 'unexpected';
      };
    }
  | {
      readonly name: 'select_content';
      readonly props: {
        readonly content_type: 'transformation' | 'winner';
        readonly content_id: string;
      };
    }
  | {
      readonly name: 'customize_product';
      readonly props: {
        readonly option: 'service' | 'size' | 'add_on';
        readonly service: string;
        readonly size: string;
        readonly add_ons: string;
        readonly currency: 'USD';
        readonly value: number;
      };
    }
  | { readonly name: 'faq_interaction'; readonly props: { readonly question: string } };
