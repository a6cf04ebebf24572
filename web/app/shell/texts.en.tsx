import type { ReactNode } from 'react';

/** The texts of this part in English. */
export const t = {
  invoices: 'Invoices',
  estimates: 'Estimates',
  schedule: 'Schedule',
  customers: 'Customers',
  employees: 'Employees',
  products: 'Products',
  reports: 'Reports',
  companySettings: 'Company Settings',
  paymentSettings: 'Payment Settings',
  profile: 'Profile',
  activity: 'Activity',
  admin: 'Admin',
  users: 'Users',
  businesses: 'Businesses',
  cardRequests: 'Card Requests',
  main: 'Main',
  allScreens: 'All screens',
  allPages: 'All pages',
  openMenu: 'Open menu',
  menuNotOpened: 'The menu could not be opened. Please reload the page.',
  expand: 'Expand sidebar',
  collapseSidebar: 'Collapse sidebar',
  collapse: 'Collapse',
  loading: 'Loading',
  loadingNavigation: 'Loading the navigation',
  skip: 'Skip to content',
  home: ({ product }: { product: string }) => `${product} Home`,
  yourProfile: 'Your profile',
  signedInAs: ({ name }: { name: string }) => `Signed in as ${name}`,
  guest: 'Guest User',
  noEmail: 'No email',
  workingIn: ({ business }: { business: string }) => `Working in ${business}`,
  workplace: ({ business }: { business: ReactNode }) => <>Working in {business}</>,
  accountantAt: ({ business }: { business: string }) => `Accountant of ${business}`,
  accountantOf: ({ business }: { business: ReactNode }) => <>Accountant of {business}</>,
  anotherBusiness: 'another business',
  logout: 'Logout',
  logOut: 'Log out',
  logoutFailed: 'Logout failed. Please try again.',
  confirmEmail: ({ link }: { link: (text: string) => ReactNode }) => (
    <>Until then, you cannot send invoices, invite employees or connect Stripe. Wrong address? {link('Change it')}.</>
  ),
  deletion: 'Deletion of the business',
  deleted: ({ business, day }: { business: string; day: ReactNode }) => (
    <>
      {business} will be deleted on {day}. Until then, everything works as before.
    </>
  ),
  yoursDeleted: ({ day }: { day: ReactNode }) => (
    <>This business will be deleted on {day}. Until then, everything works as before.</>
  ),
  employersDeleted: ({ day }: { day: ReactNode }) => (
    <>The business you work in will be deleted on {day}. Until then, everything works as before.</>
  ),
  offline: "You're offline",
  typedStays: 'Anything you type stays on this page.',
  madeInCanada: ({ heart }: { heart: ReactNode }) => <>Made with {heart} in Canada</>,
  heart: 'a heart',
  about: 'About',
  contact: 'Contact',
  faq: 'FAQ',
  license: 'License Agreement',
  privacy: 'Privacy Policy',
  company: 'Company',
  legal: 'Legal',
  support: 'Support',
  footer: 'Footer',
  pitch: 'Simple, professional invoicing for freelancers and small businesses.',
  longPitch:
    'Simple, professional invoicing for freelancers and small businesses. Send it in minutes, get paid by card.',
  copyright: ({ year, product }: { year: number; product: string }) => `© ${year} ${product}. All rights reserved.`,
  login: 'Login',
  register: 'Register',
  backToApp: 'Back to App',
};
