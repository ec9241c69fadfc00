import styles from './layout.module.css'

const thisYear = new Date().getFullYear()

export function Footer({ width = 'app' }: { width?: 'app' | 'site' }) {
  return (
    <footer className={styles.footer} data-width={width}>
      © {thisYear} Szabi
    </footer>
  )
}
