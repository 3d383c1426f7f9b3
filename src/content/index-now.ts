/** From https://indexnow.org/documentation and its FAQ. */
export const indexNowFacts: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'What it does',
    text: 'IndexNow is a doorbell. Instead of waiting to be visited, the site tells search engines which of its pages are new, changed or gone.',
  },
  {
    title: 'Who listens',
    text: 'Bing, Yandex, Naver, Seznam and Yep. They share what they get, so telling one of them is enough. Google does not take part: it reads the sitemap.',
  },
  {
    title: 'What “received” means',
    text: 'Its answer 200 says that the addresses arrived, and no more. Whether and when a page is visited and listed stays with each engine.',
  },
  {
    title: 'How often',
    text: 'All pages once, at launch. After that only those that changed: every visit counts against what an engine is willing to spend on a site.',
  },
];
