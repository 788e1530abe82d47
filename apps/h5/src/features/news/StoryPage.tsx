import { ApiError } from '@fairlot/api-client';
import { Card } from '@fairlot/ui-kit/card';
import { List } from '@fairlot/ui-kit/list';
import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ShareIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { toast } from '@fairlot/ui-kit/toast';
import { ButtonLink } from '../../components/ButtonLink.js';
import { NothingHere } from '../../components/NothingHere.js';
import { describeError } from '../../components/describeError.js';
import { statusOf } from '../../components/statusOf.js';
import { InHeaderSlot } from '../../components/HeaderSlot.js';
import { IndexRow } from '../../components/IndexRow.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { useSearch } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { useIndex } from '../../queries/indexQueries.js';
import { storyQuery, type NewsStory } from './newsQueries.js';
import * as css from './News.css.js';
import { useTimeText } from '../../components/useTimeText.js';

/** A story: its text, its subjects with today's prices, and the stories before and after. */
export function StoryPage() {
  const t = useT();
  const locale = useLocale();
  const { id } = useSearch('/pages/news/detail');
  // The old story stays while the next one loads, so that the links do not move under the finger.
  const query = useQuery({ ...storyQuery(id, locale), placeholderData: keepPreviousData });
  const { data: story, error } = query;
  // A malformed id answers 400, which is the same as 404 for the reader.
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeading>{story?.title ?? t('manifest.newsDetail')}</PageHeading>
      {story !== undefined && (
        <InHeaderSlot name="share">
          <ShareButton title={story.title} />
        </InHeaderSlot>
      )}
      <AsyncBoundary
        status={isUnknown && story === undefined ? 'empty' : statusOf(query)}
        skeleton={<Skeleton shape="block" height="16rem" />}
        errorTitle={t('news.storyFailed')}
        errorHint={describeError(error).join(' ')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        empty={
          <NothingHere title={t('news.unknown')} to="/pages/news/index" replace action={t('news.showAll')} />
        }
      >
        {() => story !== undefined && <Story story={story} />}
      </AsyncBoundary>
    </>
  );
}

function Story({ story }: { story: NewsStory }) {
  const t = useT();
  const timeText = useTimeText();
  const edition = [timeText(story.publishedAt), story.source].join(' · ');
  return (
    <div className={css.story}>
      <article className={css.article}>
        <p className={css.source}>
          <time dateTime={story.publishedAt}>{edition}</time>
        </p>
        {paragraphsOf(story.bodyHtml).map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
      </article>
      <Subjects story={story} />
      <nav className={css.ways} aria-label={t('news.more')}>
        {story.newerId !== null && <Way id={story.newerId} label={t('news.newer')} />}
        {story.olderId !== null && <Way id={story.olderId} label={t('news.older')} />}
      </nav>
    </div>
  );
}

/** The story's subjects, at today's prices. */
function Subjects({ story }: { story: NewsStory }) {
  const t = useT();
  const id = useId();
  if (story.symbols.length === 0) return null;
  return (
    <section className={css.subjects}>
      <h2 id={id} className={css.sectionTitle}>
        {t('news.subjects')}
      </h2>
      <Card isPadded={false}>
        <List aria-labelledby={id}>
          {story.symbols.map(({ symbol, name }) => (
            <li key={symbol}>
              <Subject symbol={symbol} name={name} />
            </li>
          ))}
        </List>
      </Card>
    </section>
  );
}

function Subject({ symbol, name }: { symbol: string; name: string }) {
  const index = useIndex(symbol);
  return index === undefined ? <QuoteRow symbol={symbol} name={name} /> : <IndexRow index={index} />;
}

function Way({ id, label }: { id: string; label: string }) {
  return (
    <ButtonLink variant="secondary" size="small" to="/pages/news/detail" search={{ id }} replace>
      {label}
    </ButtonLink>
  );
}

/** Opens the phone's share sheet; without one, copies the page's URL. */
function ShareButton({ title }: { title: string }) {
  const t = useT();
  const share = async () => {
    const url = window.location.href;
    if ('share' in navigator) {
      // Closing the share sheet is not a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await window.navigator.clipboard.writeText(url);
      toast(t('news.copied'), { id: 'share' });
    } catch {
      toast(t('news.notCopied'), { id: 'share', tone: 'error' });
    }
  };
  return <IconButton icon={<ShareIcon />} label={t('news.share')} onClick={() => void share()} />;
}

/** Marks a story as safe to parse. Not exported, because what it marks would also be accepted by `innerHTML`. */
const policy = window.trustedTypes?.createPolicy('news', { createHTML: (html: string) => html });

/**
 * The paragraphs of a story as plain text. The server's HTML is parsed, never inserted: an element or a script in it
 * becomes text or is dropped.
 */
function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  return [...body.querySelectorAll('p')].map(({ textContent }) => textContent.trim()).filter(Boolean);
}
