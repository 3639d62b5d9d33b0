const originalRequest = globalThis.XMLHttpRequest;

/** Sends uploads through the stubbed fetch, because the stub of the API does not support XMLHttpRequest. */
class FetchRequestStub {
  status = 0;
  responseText = '';
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  #method = '';
  #url = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  getResponseHeader(): null {
    return null;
  }

  setRequestHeader(): void {
    // The stubbed API ignores headers.
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    fetch(this.#url, { method: this.#method, body })
      .then(async (response) => {
        this.responseText = await response.text();
        this.status = response.status;
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}

/** Sends uploads to the stubbed API in the tests of the calling file. */
export function stubUploads(): void {
  beforeEach(() => {
    globalThis.XMLHttpRequest = FetchRequestStub as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = originalRequest;
  });
}
