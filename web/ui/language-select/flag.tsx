import styles from './language-select.module.css'

export type FlagLanguage = 'hu' | 'en'

/** Drawn here, since emoji flags are letters on some systems. */
export function Flag({ language }: { language: FlagLanguage }) {
  return (
    <svg className={styles.flag} viewBox="0 0 20 14" aria-hidden="true">
      {language === 'hu' ? <Hungarian /> : <British />}
    </svg>
  )
}

const Hungarian = () => (
  <>
    <path className={styles.white} d="M0 0h20v14H0z" />
    <path className={styles.huRed} d="M0 0h20v4.67H0z" />
    <path className={styles.huGreen} d="M0 9.33h20V14H0z" />
  </>
)

const British = () => (
  <>
    <path className={styles.ukBlue} d="M0 0h20v14H0z" />
    <path className={styles.ukSaltire} d="m0 0 20 14M20 0 0 14" />
    <path className={styles.ukRedSaltire} d="m0 0 20 14M20 0 0 14" />
    <path className={styles.ukWhiteCross} d="M10 0v14M0 7h20" />
    <path className={styles.ukRedCross} d="M10 0v14M0 7h20" />
  </>
)
