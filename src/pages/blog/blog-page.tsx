import { ArticleLead } from './article-lead';
import { ArticleList } from './article-list';
import { PetOfTheMonth } from './pet-of-the-month';
import { articles } from '@/content/blog';
import { winners } from '@/content/gallery';
import { NewsletterBox } from '@/features/newsletter/newsletter-box';
import { BookOrBrowse } from '@/sections/book-or-browse';
import { ClosingNote } from '@/sections/closing-note';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { blog, writers } from '@/seo/structured-data/blog';
import { paths } from '@/site/paths';

const meta = pageMetadata({
  title: 'Pet Grooming Blog: Notes from the Van',
  description:
    'Plain advice from working groomers: coats, seasons, nervous dogs and cats, and life with pets in Denver.',
  keywords: ['pet grooming tips', 'dog grooming blog', 'cat grooming advice', 'Denver dogs'],
  path: paths.blog,
});

const [newest, ...older] = articles;

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} nodes={[blog(meta, articles), ...writers(articles)]} />
      <PaperHeader
        title="Notes from the van"
        lead="What we tell pet owners at the curb, written down."
      />
      <div className="wrap pt-10 sm:pt-14">
        {newest ? <ArticleLead article={newest} /> : null}
        <div className="mt-14 grid items-start gap-12 sm:mt-20 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
          <ArticleList articles={older} />
          <div className="space-y-8 lg:sticky lg:top-28">
            <NewsletterBox />
            {winners[0] ? <PetOfTheMonth winner={winners[0]} /> : null}
          </div>
        </div>
      </div>
      <ClosingNote
        title="Rather have it done?"
        text="Three short steps to a visit, or look at the prices first."
      >
        <BookOrBrowse />
      </ClosingNote>
    </>
  );
}
