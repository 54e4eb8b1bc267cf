export const consultationsLimits = {
  'queue-refresh':
    'The line and the place stay fresh without being asked: a push tells each change at once',
  'queue-read-again': 'The line is read again when its screen is looked at again',
  'notification-count-refresh': 'Without a live line the unread are counted again every 30 seconds',
  'waiting-sound-repeats': 'The waiting-room sound repeats while people wait',
  'waiting-sound-every-three-seconds': 'The waiting-room sound repeats every three seconds',
  'speed-test-threshold': 'Download and upload above 16000 ms are an insufficient connection',
  'history-page-of-one': 'A page of the history is one consultation',
  'video-encoding': 'The camera begins at 120p',
  'one-to-one-calls': 'A call has two sides only',
  'orders-paged': 'Orders come twenty a page',
  'orders-page-and-pesos': '20 orders a page, and pesos with two decimals',
  'settlements-sample-is-static': 'Liquidations data is static sample data',
  'schedule-of-thirty-days': '30 days and 20 minutes of a schedule',
} as const;
