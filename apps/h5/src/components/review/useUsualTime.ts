import { useT } from '../../i18n/index.js';

const SECONDS = 60;
const MINUTES = 60;
/** Longer times are written in hours. */
const MOST_MINUTES = 90;

/** Says how long a review usually takes; undefined while unknown. Needs the messages of reviews. */
export function useUsualTime(): (seconds: number | null | undefined) => string | undefined {
  const t = useT();
  return (seconds) => {
    if (seconds == null) return undefined;
    const minutes = Math.ceil(seconds / SECONDS);
    return minutes <= MOST_MINUTES
      ? t('review.usualMinutes', { count: minutes })
      : t('review.usualHours', { count: Math.ceil(minutes / MINUTES) });
  };
}
