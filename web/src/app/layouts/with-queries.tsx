import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet } from 'react-router';
import { ChangedTexts } from '../../consents/index.ts';
import { socket } from '../../lib/server/socket.ts';
import { session } from '../../lib/session/session.ts';
import { loadToastTray } from '../../ui/feedback/toast.ts';
import { queryClient } from '../query-cache.ts';

/** Provides the locale of React Aria and the query cache, which is cleared when the session ends. */
export function WithQueries() {
  useEffect(() => {
    // Loaded in advance: offline it could not be fetched when it is needed.
    void loadToastTray();
    const stops = [
      session.onEnd(() => {
        void socket.disconnect();
        queryClient.clear();
      }),
      socket.onResync(() => void queryClient.invalidateQueries()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <I18nProvider locale="es-AR">
      <QueryClientProvider client={queryClient}>
        <ChangedTexts>
          <Outlet />
        </ChangedTexts>
      </QueryClientProvider>
    </I18nProvider>
  );
}
