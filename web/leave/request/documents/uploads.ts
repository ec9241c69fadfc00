import { ApiError } from '#shared/contract/client.ts'
import { fileProblemOf, type FileProblem } from './file-problem.ts'
import { sendDocument } from './send-document.ts'

/** A file on its way to a request. */
export interface Upload {
  key: string
  request: string
  file: File
  /** How much of it is sent, from 0 to 1. */
  sent: number
  /** Why it did not arrive: a sentence of the server, or a word for what the browser knows; absent while it is on its way. */
  problem?: { sentence: string } | { word: FileProblem | 'documentNotSent' }
}

/** Whether what is wrong with an upload may be over when it is sent again. */
export const mayBeSentAgain = ({ problem }: Upload) =>
  problem !== undefined && 'word' in problem && problem.word === 'documentNotSent'

/** The uploads of the page, which go on while what shows them is closed. */
class Uploads {
  #all: readonly Upload[] = []
  readonly #stops = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  current = () => this.#all

  /** Sends files to a request, each by itself. */
  add(request: string, files: readonly File[]) {
    const added = files.map((file): Upload => ({ key: crypto.randomUUID(), request, file, sent: 0 }))
    this.#set([...this.#all, ...added])
    for (const upload of added) void this.#send(upload)
  }

  /** Sends a file again that did not arrive. */
  retry(upload: Upload) {
    const { problem: _, ...again } = { ...upload, sent: 0 }
    this.#change(upload.key, () => again)
    void this.#send(again)
  }

  /** Stops an upload, or puts away what is told of it. */
  remove({ key }: Pick<Upload, 'key'>) {
    this.#stops.get(key)?.abort()
    this.#set(this.#all.filter(upload => upload.key !== key))
  }

  async #send({ key, request, file }: Upload) {
    const stop = new AbortController()
    this.#stops.set(key, stop)
    try {
      const word = await fileProblemOf(file)
      if (word) return this.#change(key, upload => ({ ...upload, problem: { word } }))
      await sendDocument(request, file, {
        signal: stop.signal,
        onProgress: sent => this.#change(key, upload => ({ ...upload, sent })),
      })
      this.#set(this.#all.filter(upload => upload.key !== key))
    } catch (error) {
      this.#change(key, upload => ({ ...upload, problem: problemOf(error) }))
    } finally {
      this.#stops.delete(key)
    }
  }

  #change(key: string, change: (upload: Upload) => Upload) {
    this.#set(this.#all.map(upload => (upload.key === key ? change(upload) : upload)))
  }

  #set(all: readonly Upload[]) {
    this.#all = all
    for (const listener of this.#listeners) listener()
  }
}

/** What the server says at the field, or else as a whole; without an answer it may be sent again. */
function problemOf(error: unknown): NonNullable<Upload['problem']> {
  if (!(error instanceof ApiError) || error.status === 0) return { word: 'documentNotSent' }
  const [atField] = Object.values(error.errors).flat()
  return { sentence: atField ?? error.message }
}

export const uploads = new Uploads()
