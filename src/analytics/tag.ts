import { readCampaign } from './campaign';
import { onConsentChange, readConsent } from './consent';
import { readOperatorKey, watchOperatorKey } from '@/browser/operator-key';

declare global {
  var dataLayer: unknown[] | undefined;
  var gtag: ((...command: readonly unknown[]) => void) | undefined;
}

type Params = Readonly<Record<string, unknown>>;

/** A Google Analytics 4 stream, such as `G-ABC123`. Without one nothing is downloaded. */
const id = import.meta.env.VITE_GA_MEASUREMENT_ID;

let isGranted = false;
let isLoaded = false;
let unsentPageView: Params | undefined;

/** Starts with every Consent Mode v2 signal denied. Call before anything is recorded. */
export function startTag(): void {
  window.dataLayer ??= [];
  // The tag only reads commands that are Arguments objects, not arrays.
  window.gtag = function gtag() {
    window.dataLayer?.push(arguments);
  };
  window.gtag('consent', 'default', signals('denied'));
  onConsentChange(followConsent);
  watchOperatorKey(followConsent);
  followConsent();
}

/** Sends nothing from before consent, except the view of the current page. */
export function sendToTag(name: string, params: Params): void {
  if (name === 'page_view') unsentPageView = params;
  else if (isGranted) window.gtag?.('event', name, params);
  sendPageView();
}

function followConsent(): void {
  // The tag shares its storage with the key, which another tab may have taken meanwhile.
  const isAccepted = readConsent() === 'accepted' && readOperatorKey() === '';
  if (isAccepted === isGranted) return;
  isGranted = isAccepted;
  window.gtag?.('consent', 'update', signals(isAccepted ? 'granted' : 'denied'));
  if (id) applyConsent(id);
  sendPageView();
  // Google's script would stay in the page, where it could read the key; drafts survive the reload.
  if (isLoaded && readOperatorKey() !== '') window.location.reload();
}

function sendPageView(): void {
  if (!isGranted || !unsentPageView) return;
  const page = unsentPageView;
  unsentPageView = undefined;
  // By default the tag would record the whole URL, query included.
  window.gtag?.('set', { page_location: pageAddress(), page_title: page.page_title });
  window.gtag?.('event', 'page_view', page);
}

function applyConsent(stream: string): void {
  // With denied consent alone the tag would still send anonymous pings; this stops it.
  Reflect.set(window, `ga-disable-${stream}`, !isGranted);
  if (!isGranted) deleteCookies();
  else if (!isLoaded) load(stream);
}

function load(stream: string): void {
  isLoaded = true;
  window.gtag?.('js', new Date());
  window.gtag?.('config', stream, settings());
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${stream}`;
  document.head.append(script);
}

/** https://developers.google.com/analytics/devguides/collection/ga4/reference/config */
function settings(): Params {
  const { utm_source, utm_medium, utm_campaign, utm_content, utm_term } = readCampaign();
  return {
    send_page_view: false,
    page_location: pageAddress(),
    page_referrer: document.referrer.replace(/[?#].*/, ''),
    // Host-only cookies, so that they can be deleted again.
    cookie_domain: 'none',
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    campaign_source: utm_source,
    campaign_medium: utm_medium,
    campaign_name: utm_campaign,
    campaign_content: utm_content,
    campaign_term: utm_term,
  };
}

function deleteCookies(): void {
  for (const [name] of document.cookie.matchAll(/_ga\w*(?==)/g)) {
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}

function pageAddress(): string {
  return window.location.origin + window.location.pathname;
}

function signals(state: 'granted' | 'denied'): Params {
  return {
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  };
}
