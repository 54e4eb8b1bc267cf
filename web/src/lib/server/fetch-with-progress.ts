type Options = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
};

/** Like `fetch`, but reports upload progress, which `fetch` cannot. */
export const fetchWithProgress =
  (onProgress: (percent: number) => void) =>
  (url: string, { method, headers, body, signal }: Options): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(total === 0 ? 0 : Math.round((loaded / total) * 100));
      request.onload = () =>
        resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('network'));
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body);
    });
