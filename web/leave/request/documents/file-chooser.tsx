import { useTranslation } from 'react-i18next'
import { FileButton } from '#web/ui/button/file-button.tsx'

/** What a file dialog offers first; what a file is, is told by its bytes. */
const offered = '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif'

interface FileChooserProps {
  onChoose: (files: File[]) => void
  /** The id of what the button is explained by. */
  describedBy?: string | undefined
}

/** Chooses documents of a request, one or several. */
export function FileChooser({ onChoose, describedBy }: FileChooserProps) {
  const { t } = useTranslation('request')
  return (
    <FileButton accept={offered} isMultiple size="sm" describedBy={describedBy} onChoose={onChoose}>
      {t('attachDocument')}
    </FileButton>
  )
}
