import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showLogo } from '#shared/backoffice/contract/partners/show-logo.ts'
import { largestLogo } from '#shared/site/content/partner.ts'
import { useApi } from '#web/api/use-api.ts'
import { FileButton } from '#web/ui/button/file-button.tsx'
import styles from '../content.module.css'

interface LogoFieldProps {
  /** Whose logo there is already. */
  partner: string | undefined
  /** A chosen file in base64. */
  value: string | undefined
  onChange: (file: string) => void
  error: string | undefined
}

const addressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })

/** The logo that is kept, or another one; what a file is, is told by its bytes on the server. */
export function LogoField({ partner, value, onChange, error }: LogoFieldProps) {
  const { t } = useTranslation('sitecontent')
  const notes = useId()
  const [chosen, setChosen] = useState<string>()
  const [isTooLarge, setTooLarge] = useState(false)
  const kept = useApi(showLogo, partner === undefined ? null : { path: { id: partner } }).data?.data
  const src = value && chosen ? chosen : kept && `data:image/${kept.type};base64,${kept.bytes}`

  async function choose(file: File) {
    setTooLarge(file.size > largestLogo)
    if (file.size > largestLogo) return
    const address = await addressOf(file)
    setChosen(address)
    onChange(address.slice(address.indexOf(',') + 1))
  }

  const problem = isTooLarge ? t('logoTooLarge') : error
  return (
    <div className={styles.preview}>
      <h3>{t('logo')}</h3>
      <div className={styles.chooser}>
        {src && (
          <span className={styles.logo}>
            <img src={src} alt={t('logo')} />
          </span>
        )}
        <FileButton
          accept="image/png,image/jpeg,image/webp"
          describedBy={notes}
          onChoose={([file]) => void choose(file!)}
        >
          {t(src ? 'logoOther' : 'logoChoose')}
        </FileButton>
      </div>
      <div id={notes}>
        {problem ? (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        ) : (
          <p className={styles.quiet}>{t('logoHint')}</p>
        )}
      </div>
    </div>
  )
}
