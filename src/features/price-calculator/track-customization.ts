import { track } from '@/analytics/track';
import { type QuoteChoice, quote } from '@/content/services/quote';

export type Customization = 'service' | 'size' | 'add_on';

export function trackCustomization(option: Customization, choice: QuoteChoice): void {
  track({
    name: 'customize_product',
    props: {
      option,
      service: choice.service ?? '',
      size: choice.size ?? '',
      add_ons: choice.addOns.join(),
      currency: 'USD',
      value: quote(choice),
    },
  });
}

export function trackPackageBooked(): void {
  track({
    name: 'click',
    props: { click_type: 'cta', link_location: 'content', link_text: 'Book This Package' },
  });
}
