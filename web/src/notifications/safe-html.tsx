import DOMPurify from 'dompurify';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const ALLOWED_TAGS = ['p', 'br', 'b', 'i', 'ul', 'ol', 'li', 'a'];

/** Only addresses of this site: `//elsewhere` and `/\elsewhere` would leave it. */
const ownPlaces = (): RegExp => {
  const host = location.host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^(?:[/?#](?![/\\\\])|https://${host}(?:[/?#]|$))`, 'i');
};

/**
 * Sanitises markup: keeps paragraphs, lists, emphasis and links within this site
 * (requirement: own templates).
 */
const sanitised = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ownPlaces(),
    RETURN_DOM_FRAGMENT: true,
  });

/** Internal target of a plain click on a link; `undefined` leaves it to the browser. */
function placeOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin ? pathname + search + hash : undefined;
}

/** The body of a notification: the only place that shows markup from the server. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useLayoutEffect(() => place.current?.replaceChildren(sanitised(html)), [html]);

  useEffect(() => {
    const text = place.current;
    const follow = (event: MouseEvent) => {
      const to = placeOf(event);
      if (to === undefined) return;
      event.preventDefault();
      void navigate(to);
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [navigate]);

  return (
    <div
      ref={place}
      className="flex flex-col gap-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6"
    />
  );
}
