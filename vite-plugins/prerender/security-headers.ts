import { createHash } from 'node:crypto';

export type HeaderSettings = {
  /** Inline scripts and styles, letter for letter. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Undefined where the site's own origin answers. */
  readonly backendOrigin: string | undefined;
  readonly hasAnalytics: boolean;
  readonly isSecure: boolean;
};

const tagManager = 'https://*.googletagmanager.com';
const googleAnalytics = 'https://*.google-analytics.com';
// Tells whether the maps service can be reached: this picture alone.
const mapsProbe = 'https://www.google.com/favicon.ico';
const regionalAnalytics = 'https://*.analytics.google.com';

export function securityHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** Pages that a key opens have no referrer and no analytics. */
export function keyHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  return {
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': contentSecurityPolicy({ ...settings, hasAnalytics: false }),
  };
}

function contentSecurityPolicy(settings: HeaderSettings): string {
  const { scripts, styles, backendOrigin, hasAnalytics, isSecure } = settings;
  const measuring = hasAnalytics ? [tagManager, googleAnalytics] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(cspHash), ...measuring.slice(0, 1)],
    ["style-src 'self'", ...styles.map(cspHash)],
    ["img-src 'self' data:", mapsProbe, ...measuring],
    "font-src 'self'",
    ["connect-src 'self'", backendOrigin, ...measuring, hasAnalytics && regionalAnalytics],
    'frame-src https://www.google.com',
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    isSecure && 'upgrade-insecure-requests',
  ]
    .filter(Boolean)
    .map((directive) => [directive].flat().filter(Boolean).join(' '))
    .join('; ');
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
