import { useEffect, useId, useRef, useState } from 'react'
import type { OfferedType } from '#shared/leave/contract/list-days-off.ts'
import { usuallyHasDocuments } from '#shared/leave/document/asked-document.ts'
import { mostDocuments } from '#shared/leave/document/request-document.ts'
import { fileProblemOf, type FileProblem } from '../../documents/file-problem.ts'

/** A file that is not attached, and why. */
interface Refused {
  name: string
  problem: FileProblem | 'tooManyDocuments'
}

interface DocumentsOfForm {
  typeId: number
  types: readonly OfferedType[] | undefined
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

/** The files that go with a request once it is there; what cannot be attached is told at once, and not kept. */
export function useDocumentChoice({ typeId, types, files, onChange }: DocumentsOfForm) {
  const hintId = useId()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const isAsked = types?.some(({ id, asks_document }) => id === typeId && asks_document) ?? false

  /** What was chosen last: the next choice may come while this one is looked at. */
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  }, [files])

  async function choose(chosen: readonly File[]) {
    const judged = await Promise.all(chosen.map(async file => ({ file, problem: await fileProblemOf(file) })))
    const good = judged.filter(({ problem }) => !problem).map(({ file }) => file)
    const all = [...latest.current, ...good]
    latest.current = all.slice(0, mostDocuments)
    onChange(latest.current)
    setRefused([
      ...judged.flatMap(({ file, problem }): Refused[] => (problem ? [{ name: file.name, problem }] : [])),
      ...all.slice(mostDocuments).map(({ name }): Refused => ({ name, problem: 'tooManyDocuments' })),
    ])
  }

  return {
    typeId,
    isAsked,
    /** Whether the form speaks of documents: not of leave that nobody has anything to prove about. */
    isOffered: isAsked || usuallyHasDocuments(typeId) || files.length > 0,
    files,
    refused,
    /** The id of the hint, which the button is explained by wherever it stands. */
    hintId,
    choose: files.length < mostDocuments ? (chosen: readonly File[]) => void choose(chosen) : undefined,
    leaveOut: (file: File) => onChange(files.filter(one => one !== file)),
  }
}

export type DocumentChoice = ReturnType<typeof useDocumentChoice>
