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
    text: 'A 200 response only means the URLs arrived. Each engine decides whether and when to visit a page and list it.',
  },
  {
    title: 'How often',
    text: 'All pages once, at launch. After that only those that changed: each visit uses up some of the time an engine spends on a site.',
  },
];
