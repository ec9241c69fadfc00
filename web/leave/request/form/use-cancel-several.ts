import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'

/** What became of one person's part of a request for several. */
export interface PersonResult {
  user_id: string
  id?: string | undefined
  errors?: Record<string, string[]> | undefined
}

/** What became of each of several requests that were taken back: nothing to say, or why not. */
export type TakenBack = readonly { id: string; errors?: string[] | undefined }[]

/** Takes back as one what was recorded for several people; each has its own result. */
export function useTakeBack() {
  const { t } = useTranslation(['request', 'leave'])
  const { change, isChanging: isTakingBack } = useChange(leave.cancelSeveral)

  /** Undefined where the call itself failed, which is said; the same may be tried again. */
  async function takeBack(booked: readonly PersonResult[]): Promise<TakenBack | undefined> {
    const ids = booked.flatMap(({ id }) => id ?? [])
    try {
      return (await change({ body: { ids } })).data
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.code === 'network' ? t('leave:networkTrouble') : error.message)
      return undefined
    }
  }

  async function sayTakenBack(booked: readonly PersonResult[]) {
    const told = await takeBack(booked)
    const kept = told?.filter(({ errors }) => errors)
    if (!told || !kept) return
    const done = told.length - kept.length
    const why = [...new Set(kept.flatMap(({ errors = [] }) => errors))].join(' ')
    if (kept.length) toast.error(t('takenBackNotAll', { done, count: kept.length, why }))
    else toast.success(t('takenBackOf', { count: done }))
  }

  return { takeBack, sayTakenBack, isTakingBack }
}
