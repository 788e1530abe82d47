import { Button } from '@fairlot/ui-kit/button';
import { BackIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { Select } from '@fairlot/ui-kit/select';
import { useT } from '../../i18n/index.js';
import { speeds, type Playback, type Speed } from './usePlayback.js';
import * as css from './Replay.css.js';

export interface ReplayControlsProps {
  playback: Playback;
  first: number;
  last: number;
  dateOf: (day: number) => string;
  year: number;
  /** Newest first. */
  years: readonly number[];
  onYearChange: (year: number) => void;
}

/** Play and pause, one day back or forward, any day of the year, the speed, and the year. */
export function ReplayControls(props: ReplayControlsProps) {
  const { playback, first, last, dateOf, year, years, onYearChange } = props;
  const t = useT();
  const { day, isPlaying, isOver, goTo } = playback;
  const hasNext = years.includes(year + 1);
  return (
    <div className={css.controls}>
      <input
        type="range"
        className={css.slider}
        min={first}
        max={last}
        value={day}
        aria-label={t('replay.day')}
        aria-valuetext={dateOf(day)}
        onChange={(event) => goTo(Number(event.currentTarget.value))}
      />
      <div className={css.ends} aria-hidden="true">
        <span>{dateOf(first)}</span>
        <span>{dateOf(last)}</span>
      </div>
      <div className={css.buttons}>
        <IconButton
          label={t('replay.back')}
          icon={<BackIcon />}
          disabled={day <= first}
          onClick={() => goTo(day - 1)}
        />
        <div className={css.play}>
          {isOver && hasNext ? (
            <Button fullWidth onClick={() => onYearChange(year + 1)}>
              {t('replay.next', { year: String(year + 1) })}
            </Button>
          ) : (
            <Button fullWidth onClick={isPlaying ? playback.pause : playback.play}>
              {isPlaying ? <PauseIcon size="small" /> : <PlayIcon size="small" />}
              {t(isPlaying ? 'replay.pause' : isOver ? 'replay.again' : 'replay.play')}
            </Button>
          )}
        </div>
        <IconButton
          label={t('replay.forward')}
          icon={<ChevronRightIcon />}
          disabled={isOver}
          onClick={() => goTo(day + 1)}
        />
      </div>
      <div className={css.choices}>
        <Select
          label={t('replay.year')}
          value={String(year)}
          onValueChange={(value) => onYearChange(Number(value))}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
        />
        <SegmentedControl<Speed>
          label={t('replay.speed')}
          isLabelHidden={false}
          value={playback.speed}
          onValueChange={playback.setSpeed}
          options={(Object.keys(speeds) as Speed[]).map((speed) => ({
            value: speed,
            label: t(`replay.speed.${speed}`),
          }))}
        />
      </div>
    </div>
  );
}
