import { track } from '@/analytics/track';
import { quote, type QuoteChoice } from '@/content/quote';

/** What a visitor changed in the calculator. */
export type Customization = 'service' | 'size' | 'add_on';

/** Records a change of the package, with all that is chosen now and its total in USD. */
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

/** Records that the package goes on to the booking form. */
export function trackPackageBooked(): void {
  track({
    name: 'click',
    props: { click_type: 'cta', link_place: 'content', link_text: 'Book This Package' },
  });
}
