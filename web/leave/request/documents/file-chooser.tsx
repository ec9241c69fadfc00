import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'

/** What a file dialog offers first; what a file is, is told by its bytes. */
const offered = '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif'

interface FileChooserProps {
  onChoose: (files: File[]) => void
  /** The id of what the button is explained by. */
  describedBy?: string | undefined
}

/** Opens the browser's file dialog, for one file or several. */
export function FileChooser({ onChoose, describedBy }: FileChooserProps) {
  const { t } = useTranslation('request')
  const chooser = useRef<HTMLInputElement>(null)
  function choose(input: HTMLInputElement) {
    const files = [...(input.files ?? [])]
    // The same file may be chosen again.
    input.value = ''
    if (files.length) onChoose(files)
  }
  return (
    <>
      <input
        ref={chooser}
        hidden
        multiple
        type="file"
        accept={offered}
        aria-label={t('attachDocument')}
        onChange={event => choose(event.target)}
      />
      <Button
        icon="upload"
        size="sm"
        {...(describedBy && { 'aria-describedby': describedBy })}
        onPress={() => chooser.current?.click()}
      >
        {t('attachDocument')}
      </Button>
    </>
  )
}
