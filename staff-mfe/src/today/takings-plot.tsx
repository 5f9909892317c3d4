import { defineDateFormat } from 'contract/calendar/date-format';
import type { Today } from 'contract/staff/today';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { formatMoney } from 'contract/values/pence';

/** Width of a label below the plot including its space, in px. */
const LABEL_WIDTH = 64;

/** Width of the amounts beside the plot, in px. */
const AMOUNTS_WIDTH = 72;

/** Height of the plot, in px. */
const HEIGHT = 220;

const dayFormat = defineDateFormat({
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Bar chart of the takings by week. */
export function TakingsPlot({ weeks }: { weeks: Today['weeks'] }) {
  const frameRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const plot = drawPlot(frame, weeks);
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: frame.clientWidth, height: HEIGHT }),
    );
    observer.observe(frame);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [weeks]);
  return <div ref={frameRef} />;
}

function drawPlot(frame: HTMLElement, weeks: Today['weeks']): UPlot {
  const style = getComputedStyle(frame);
  const readColour = (token: string) => style.getPropertyValue(token).trim();
  const font = `12px ${style.fontFamily}`;
  const axis = {
    font,
    stroke: readColour('--ink-soft'),
    grid: { stroke: readColour('--stone'), width: 1 },
    ticks: { show: false },
  };
  const bars = UPlot.paths.bars?.({ size: [0.6, 48] });
  const options: UPlot.Options = {
    width: frame.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.6, weeks.length - 0.4] },
      y: { range: (_, min, max) => [Math.min(0, min), Math.max(100, max * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: ({ width }) => listLabelledWeeks(weeks.length, width),
        values: (_, splits) => splits.map((index) => formatWeek(weeks[index]?.from)),
      },
      {
        ...axis,
        size: AMOUNTS_WIDTH,
        values: (_, amounts) =>
          amounts.map((amount) => formatMoney(amount * 100).replace('.00', '')),
      },
    ],
    series: [
      {},
      {
        fill: readColour('--green'),
        stroke: readColour('--green'),
        points: { show: false },
        ...(bars && { paths: bars }),
      },
    ],
  };
  const amounts = weeks.map(({ takings }) => takings / 100);
  return new UPlot(options, [weeks.map((_, index) => index), amounts], frame);
}

/**
 * Returns the indexes of the weeks with a label. A narrow plot omits some labels, but never the
 * last.
 */
function listLabelledWeeks(count: number, width: number): number[] {
  const step = Math.ceil((count * LABEL_WIDTH) / Math.max(width - AMOUNTS_WIDTH, LABEL_WIDTH));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}

const formatWeek = (day: string | undefined): string =>
  day === undefined ? '' : dayFormat().format(new Date(`${day}T00:00:00Z`));
