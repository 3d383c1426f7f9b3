import type { Article, Source } from '@/content/blog/article';
import type { Rating } from '@/content/rating';

type Named = { readonly name: string };

/** A service as its page introduces it. */
export type ShownService = Named & {
  /** What kind of service it is, as people search for it. */
  readonly kind: string;
  /** The places that the page says it is offered in. */
  readonly areas: readonly Named[];
  /** US dollars, one price for each size. */
  readonly prices?: readonly {
    readonly label: string;
    readonly price: number;
    readonly path: string;
  }[];
};

/** A file of a picture that the page shows; its path on this site, and its size in pixels. */
export type ShownFile = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/**
 * What a page shows of the things that machines have names for. Structured data is made of this and
 * of nothing else, so that it cannot claim what no visitor sees.
 */
export type ShownContent = {
  /** The page introduces the business itself, on a map; some also have its areas, prices or rating. */
  readonly business?: {
    readonly areas?: readonly Named[];
    readonly hasPrices?: boolean;
    readonly rating?: Rating | undefined;
  };
  /** From the top down, the page itself last. */
  readonly breadcrumbs?: readonly { readonly label: string; readonly path: string }[];
  readonly faqs?: readonly { readonly question: string; readonly answer: string }[];
  readonly service?: ShownService;
  /** A price list: where packages begin or from where to where they go, and single extras. USD. */
  readonly priceList?: {
    readonly packages: readonly (Named & {
      readonly path: string;
      readonly from: number;
      readonly to?: number | undefined;
    })[];
    readonly extras: readonly (Named & { readonly price: number })[];
  };
  readonly article?: Article & {
    readonly tags: readonly string[];
    readonly sources: readonly Source[];
    /** Who the page says has read it over. */
    readonly reviewer?: (Named & { readonly slug: string; readonly title: string }) | undefined;
    readonly file: ShownFile;
  };
  readonly articles?: readonly Article[];
  /** A picture that is the point of the page. */
  readonly picture?: Named & { readonly caption: string; readonly file: ShownFile };
};
