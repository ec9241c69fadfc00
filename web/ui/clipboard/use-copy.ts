import { useTranslation } from 'react-i18next'
import { toast } from '../feedback/toast/toast.ts'

interface Said {
  copied: string
  /** What to do where the browser does not allow it. */
  notCopied?: string
}

/** Copies a text to the clipboard, and says whether it is there. */
export function useCopy() {
  const { t } = useTranslation('common')
  return async (text: string, { copied, notCopied = t('notCopied') }: Said): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(copied)
    } catch {
      toast.error(notCopied)
    }
  }
}
