const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  readonly buckets: number[];
  count: number;
  sumS: number;
}

export interface Metrics {
  /** @param operation an operation id, or `other` */
  observe(operation: string, status: number, durationMs: number): void;
  streamOpened(): void;
  streamClosed(): void;
  /** Lines in Prometheus' text format. */
  render(): readonly string[];
}

/** Counters of this process since its start. */
export function createMetrics(): Metrics {
  const durations = new Map<string, Series>();
  const statuses = new Map<string, number>();
  let openStreams = 0;
  let limitsHit = 0;
  let ordersPlaced = 0;
  return {
    observe(operation, status, durationMs) {
      if (status === 429) limitsHit += 1;
      if (operation === 'placeOrder' && status === 201) ordersPlaced += 1;
      const label = `operation="${operation}",status="${status}"`;
      statuses.set(label, (statuses.get(label) ?? 0) + 1);
      let series = durations.get(operation);
      if (series === undefined) {
        series = { buckets: BUCKETS_S.map(() => 0), count: 0, sumS: 0 };
        durations.set(operation, series);
      }
      const seconds = durationMs / 1000;
      series.count += 1;
      series.sumS += seconds;
      for (const [index, bound] of BUCKETS_S.entries()) {
        if (seconds <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
      }
    },
    streamOpened: () => void (openStreams += 1),
    streamClosed: () => void (openStreams -= 1),
    render() {
      const lines = ['# TYPE fairlot_requests_total counter'];
      for (const [label, count] of statuses) lines.push(`fairlot_requests_total{${label}} ${count}`);
      lines.push('# TYPE fairlot_limits_hit_total counter', `fairlot_limits_hit_total ${limitsHit}`);
      lines.push('# TYPE fairlot_orders_placed_total counter', `fairlot_orders_placed_total ${ordersPlaced}`);
      lines.push('# TYPE fairlot_request_seconds histogram');
      for (const [operation, series] of durations) lines.push(...renderSeries(operation, series));
      lines.push('# TYPE fairlot_streams_open gauge', `fairlot_streams_open ${openStreams}`);
      lines.push('# TYPE process_resident_memory_bytes gauge');
      lines.push(`process_resident_memory_bytes ${process.memoryUsage.rss()}`);
      lines.push(
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime().toFixed(1)}`,
      );
      return lines;
    },
  };
}

function renderSeries(operation: string, series: Series): string[] {
  const name = 'fairlot_request_seconds';
  const buckets = BUCKETS_S.map(
    (bound, index) => `${name}_bucket{operation="${operation}",le="${bound}"} ${series.buckets[index] ?? 0}`,
  );
  return [
    ...buckets,
    `${name}_bucket{operation="${operation}",le="+Inf"} ${series.count}`,
    `${name}_sum{operation="${operation}"} ${series.sumS.toFixed(6)}`,
    `${name}_count{operation="${operation}"} ${series.count}`,
  ];
}
