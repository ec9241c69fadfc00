interface PutOptions {
  signal: AbortSignal
  /** Told how much of the file is sent, from 0 to 1. */
  onProgress: (sent: number) => void
}

/** Uploads a file to an address that takes it by PUT; `fetch` tells of no progress. Rejects where it did not arrive, or was cancelled. */
export const putFile = (address: string, file: Blob, { signal, onProgress }: PutOptions) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`The upload was answered ${request.status}.`))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => (request.status === 200 ? resolve() : fail()))
    for (const failure of ['error', 'abort'] as const) request.addEventListener(failure, fail)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', address)
    request.setRequestHeader('content-type', 'application/octet-stream')
    if (signal.aborted) fail()
    else request.send(file)
  })
