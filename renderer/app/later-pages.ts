import { loadApps } from '#renderer/features/apps/load.ts';
import { loadRegistration } from '#renderer/features/auth/registration/load.ts';
import { loadPrintedSlip } from '#renderer/features/history/print/load-printed-slip.ts';
import { loadLanding } from '#renderer/features/landing/load.ts';
import { loadTerms } from '#renderer/features/terms/load.ts';
import type { PageId } from '#shared/domain/routing/route-row.ts';
import type { FirstPageId } from './first-pages.ts';
import { type PageRoute, pageOf, SHORT_MS } from './page-route.tsx';

const STATES = { namespaces: ['states'], sharedMs: SHORT_MS } as const;
const FORMS = { namespaces: ['states', 'auth'] } as const;

/** Pages outside the first load, by the page id of the route table. */
export const LATER_PAGES: Readonly<Record<Exclude<PageId, FirstPageId>, PageRoute>> = {
  history: pageOf(
    'history/history-page.tsx',
    async () => (await import('#renderer/features/history/history-page.tsx')).HistoryPage,
    { namespaces: ['history', 'coupon-bonuses'] },
  ),
  debugger: pageOf(
    'debugger/debugger-page.tsx',
    async () => (await import('#renderer/features/debugger/debugger-page.tsx')).DebuggerPage,
    { namespaces: ['debugger'] },
  ),
  desktopApp: pageOf(
    'apps/desktop-page.tsx',
    async () => (await import('#renderer/features/apps/desktop-page.tsx')).DesktopPage,
    { namespaces: ['desktop-packs'], load: loadApps },
  ),
  mobileApp: pageOf(
    'apps/mobile-page.tsx',
    async () => (await import('#renderer/features/apps/mobile-page.tsx')).MobilePage,
    { namespaces: ['desktop-packs'], load: loadApps },
  ),
  printCoupon: pageOf(
    'history/print/print-page.tsx',
    async () => (await import('#renderer/features/history/print/print-page.tsx')).PrintPage,
    { namespaces: ['history', 'print', 'coupon-bonuses'], load: loadPrintedSlip },
  ),
  state: pageOf(
    'states/state-page.tsx',
    async () => (await import('#renderer/features/states/state-page.tsx')).StatePage,
    STATES,
  ),
  appeal: pageOf(
    'states/appeal-page.tsx',
    async () => (await import('#renderer/features/states/appeal-page.tsx')).AppealPage,
    { namespaces: ['states'] },
  ),
  fault: pageOf(
    'states/fault-page.tsx',
    async () => (await import('#renderer/features/states/fault-page.tsx')).FaultPage,
    STATES,
  ),
  oldBrowser: pageOf(
    'states/old-browser-page.tsx',
    async () => (await import('#renderer/features/states/old-browser-page.tsx')).OldBrowserPage,
    STATES,
  ),
  internalVpn: pageOf(
    'states/internal-vpn-page.tsx',
    async () => (await import('#renderer/features/states/internal-vpn-page.tsx')).InternalVpnPage,
    STATES,
  ),
  paymentReturn: pageOf(
    'states/payment-return-page.tsx',
    async () => (await import('#renderer/features/states/payment-return-page.tsx')).PaymentReturnPage,
    STATES,
  ),
  confirmTerms: pageOf(
    'terms/confirm-terms-page.tsx',
    async () => (await import('#renderer/features/terms/confirm-terms-page.tsx')).ConfirmTermsPage,
    { namespaces: ['states', 'terms'], load: loadTerms },
  ),
  login: pageOf(
    'auth/login-page.tsx',
    async () => (await import('#renderer/features/auth/login-page.tsx')).LoginPage,
    FORMS,
  ),
  registration: pageOf(
    'auth/registration/registration-page.tsx',
    async () => (await import('#renderer/features/auth/registration/registration-page.tsx')).RegistrationPage,
    { namespaces: ['states', 'auth', 'registration'], load: loadRegistration },
  ),
  calculator: pageOf(
    'coupon/calculator/calculator-page.tsx',
    async () => (await import('#renderer/features/coupon/calculator/calculator-page.tsx')).CalculatorPage,
    { namespaces: ['calculator', 'history', 'coupon'], sharedMs: SHORT_MS },
  ),
  landing: pageOf(
    'landing/landing-page.tsx',
    async () => (await import('#renderer/features/landing/landing-page.tsx')).LandingPage,
    { namespaces: ['landing'], load: loadLanding, sharedMs: SHORT_MS },
  ),
  letter: pageOf(
    'auth/email-links/email-link-page.tsx',
    async () => (await import('#renderer/features/auth/email-links/email-link-page.tsx')).EmailLinkPage,
    FORMS,
  ),
  undoChange: pageOf(
    'auth/email-links/undo-change-page.tsx',
    async () => (await import('#renderer/features/auth/email-links/undo-change-page.tsx')).UndoChangePage,
    { namespaces: ['sign-in-changes', 'states', 'auth', 'factors'] },
  ),
  passwordReset: pageOf(
    'auth/forgot-password/password-reset-page.tsx',
    async () => (await import('#renderer/features/auth/forgot-password/password-reset-page.tsx')).PasswordResetPage,
    FORMS,
  ),
};
