import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/words/language.ts'
import type { headWith } from './meta-fields.ts'
import styles from './page-meta.module.css'

interface MetaPreviewProps {
  path: string
  language: Language
  head: ReturnType<typeof headWith>
}

/** A page as a search result, and as a link that somebody shares. */
export function MetaPreview({ path, language, head }: MetaPreviewProps) {
  const { t } = useTranslation('contentadmin')
  const address = `${location.host}${language === 'hu' ? '' : `/${language}`}${path}`.replace(/\/$/, '')
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <figcaption>{t('inSearch')}</figcaption>
        {head.isListed ? (
          <div className={styles.result} lang={language}>
            <span className={styles.address}>{address}</span>
            <strong className={styles.title}>{head.title}</strong>
            <span className={styles.description}>{head.description}</span>
          </div>
        ) : (
          <p className={styles.result}>{t('notInSearch')}</p>
        )}
      </figure>
      <figure className={styles.preview}>
        <figcaption>{t('whenShared')}</figcaption>
        <div className={styles.shared} lang={language}>
          {/* A picture of another site is not loaded here, so that nobody there learns of it. */}
          {head.picture.startsWith('/') ? (
            <img src={head.picture} alt="" width={1200} height={630} className={styles.picture} />
          ) : (
            <span className={styles.address}>{head.picture}</span>
          )}
          <strong>{head.shared.title}</strong>
          <span className={styles.description}>{head.shared.description}</span>
        </div>
      </figure>
    </div>
  )
}
