import { sitePages } from '@/site/site-pages';
import { ChoiceCard } from '@/ui/choice-card';
import { ChoiceGroup } from '@/ui/choice-group';
import { TextArea } from '@/ui/text-area';
import { UrlDisclosure } from './url-disclosure';
import type { UrlChoice } from './use-url-choice';

type UrlChoiceFieldsProps = { choice: UrlChoice; error: string | undefined };

/** Every page of the site, or those that the operator names. */
export function UrlChoiceFields({ choice, error }: UrlChoiceFieldsProps) {
  const { scope, choose, text, write, urls } = choice;
  const count = String(sitePages.length);
  return (
    <div className="space-y-4">
      <ChoiceGroup label="Which pages?" grid="grid gap-3 sm:grid-cols-2">
        <ChoiceCard
          type="radio"
          name="scope"
          title={`Every page (${count})`}
          note="The list of the sitemap. Right at launch."
          checked={scope === 'all'}
          onChange={() => choose('all')}
        />
        <ChoiceCard
          type="radio"
          name="scope"
          title="Only the pages I name"
          note="Right after most changes."
          checked={scope === 'named'}
          onChange={() => choose('named')}
        />
      </ChoiceGroup>
      {scope === 'all' ? (
        <UrlDisclosure label={`View the ${count} pages`} urls={urls} />
      ) : (
        <TextArea
          label="Pages to send"
          hint="Paths or whole addresses, one a line: what is new, changed or removed."
          rows={7}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={'/blog/first-grooming-prep\n/services/full-groom'}
          value={text}
          error={error}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </div>
  );
}
