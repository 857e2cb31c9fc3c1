/** Texts of the provider's pages. */
export interface ProviderTexts {
  readonly title: string;
  readonly explained: string;
  readonly who: string;
  readonly other: string;
  readonly email: string;
  readonly emailHint: string;
  readonly emailWrong: string;
  readonly verified: string;
  readonly unverified: string;
  readonly name: string;
  readonly surname: string;
  readonly told: string;
  readonly allow: string;
  readonly cancel: string;
  readonly broken: string;
  readonly prompt: string;
  readonly continueAs: string;
  readonly close: string;
  readonly wallet: WalletTexts;
}

/** Texts of the wallet that tests use. */
interface WalletTexts {
  readonly title: string;
  readonly explained: string;
  readonly account: string;
  readonly connect: string;
  readonly sign: string;
  readonly reject: string;
}

const en: ProviderTexts = {
  title: 'Sign in with a test social network',
  explained: 'This page replaces a social network, on this computer only. Choose any identity.',
  who: 'Who are you?',
  other: 'Someone else',
  email: 'Email',
  emailHint: 'Only for someone else, such as name@example.com.',
  emailWrong: 'Enter an email address, such as name@example.com.',
  verified: 'The network has confirmed this email',
  unverified: 'email not confirmed',
  name: 'Name',
  surname: 'Surname',
  told: 'The site will see your name and email.',
  allow: 'Continue',
  cancel: 'Cancel',
  broken: 'This request cannot be answered. Go back to the site and start again.',
  prompt: 'Sign in with one tap',
  continueAs: 'Continue as {name}',
  close: 'Close',
  wallet: {
    title: 'Test wallet',
    explained: 'This replaces a crypto wallet, on this computer only. Each name has an account of its own.',
    account: 'Name of the account',
    connect: 'Connect',
    sign: 'Sign',
    reject: 'Reject',
  },
};

const de: ProviderTexts = {
  title: 'Mit einem Testnetzwerk anmelden',
  explained: 'Diese Seite steht für ein Netzwerk, nur auf diesem Rechner. Seien Sie, wer Sie möchten.',
  who: 'Wer sind Sie?',
  other: 'Jemand anders',
  email: 'E-Mail',
  emailHint: 'Nur für jemand anderen, zum Beispiel name@example.com.',
  emailWrong: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  verified: 'Das Netzwerk hat diese E-Mail bestätigt',
  unverified: 'E-Mail nicht bestätigt',
  name: 'Vorname',
  surname: 'Nachname',
  told: 'Die Website erfährt Ihren Namen und Ihre E-Mail.',
  allow: 'Weiter',
  cancel: 'Abbrechen',
  broken: 'Diese Anfrage kann nicht beantwortet werden. Gehen Sie zurück zur Website und beginnen Sie neu.',
  prompt: 'Mit einem Tipp anmelden',
  continueAs: 'Weiter als {name}',
  close: 'Schließen',
  wallet: {
    title: 'Test-Wallet',
    explained: 'Sie steht für eine Krypto-Wallet, nur auf diesem Rechner. Zu jedem Namen gehört ein eigenes Konto.',
    account: 'Name des Kontos',
    connect: 'Verbinden',
    sign: 'Signieren',
    reject: 'Ablehnen',
  },
};

const fr: ProviderTexts = {
  title: 'Se connecter avec un réseau de test',
  explained: 'Cette page remplace un réseau, sur cette machine uniquement. Soyez qui vous voulez.',
  who: 'Qui êtes-vous ?',
  other: 'Quelqu’un d’autre',
  email: 'E-mail',
  emailHint: 'Seulement pour quelqu’un d’autre, par exemple nom@example.com.',
  emailWrong: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
  verified: 'Le réseau a confirmé cet e-mail',
  unverified: 'e-mail non confirmé',
  name: 'Prénom',
  surname: 'Nom',
  told: 'Le site apprendra votre nom et votre e-mail.',
  allow: 'Continuer',
  cancel: 'Annuler',
  broken: 'Cette demande ne peut pas recevoir de réponse. Revenez au site et recommencez.',
  prompt: 'Se connecter en un geste',
  continueAs: 'Continuer en tant que {name}',
  close: 'Fermer',
  wallet: {
    title: 'Portefeuille de test',
    explained: 'Il remplace un portefeuille crypto, sur cette machine uniquement. À chaque nom correspond un compte.',
    account: 'Nom du compte',
    connect: 'Connecter',
    sign: 'Signer',
    reject: 'Refuser',
  },
};

const es: ProviderTexts = {
  title: 'Iniciar sesión con una red de prueba',
  explained: 'Esta página ocupa el lugar de una red, solo en este equipo. Sé quien quieras.',
  who: '¿Quién eres?',
  other: 'Otra persona',
  email: 'Correo electrónico',
  emailHint: 'Solo para otra persona, por ejemplo nombre@example.com.',
  emailWrong: 'Escribe una dirección de correo, por ejemplo nombre@example.com.',
  verified: 'La red ha confirmado este correo',
  unverified: 'correo sin confirmar',
  name: 'Nombre',
  surname: 'Apellido',
  told: 'El sitio recibirá tu nombre y tu correo.',
  allow: 'Continuar',
  cancel: 'Cancelar',
  broken: 'No se puede responder a esta solicitud. Vuelve al sitio y empieza de nuevo.',
  prompt: 'Inicia sesión con un toque',
  continueAs: 'Continuar como {name}',
  close: 'Cerrar',
  wallet: {
    title: 'Billetera de prueba',
    explained: 'Sustituye a una billetera cripto, solo en este equipo. A cada nombre le corresponde una cuenta.',
    account: 'Nombre de la cuenta',
    connect: 'Conectar',
    sign: 'Firmar',
    reject: 'Rechazar',
  },
};

const pt: ProviderTexts = {
  title: 'Entrar com uma rede de teste',
  explained: 'Esta página faz as vezes de uma rede, só nesta máquina. Seja quem quiser.',
  who: 'Quem é você?',
  other: 'Outra pessoa',
  email: 'E-mail',
  emailHint: 'Só para outra pessoa, por exemplo nome@example.com.',
  emailWrong: 'Digite um endereço de e-mail, por exemplo nome@example.com.',
  verified: 'A rede confirmou este e-mail',
  unverified: 'e-mail não confirmado',
  name: 'Nome',
  surname: 'Sobrenome',
  told: 'O site saberá seu nome e seu e-mail.',
  allow: 'Continuar',
  cancel: 'Cancelar',
  broken: 'Este pedido não pode ser respondido. Volte ao site e comece de novo.',
  prompt: 'Entre com um toque',
  continueAs: 'Continuar como {name}',
  close: 'Fechar',
  wallet: {
    title: 'Carteira de teste',
    explained: 'Faz as vezes de uma carteira cripto, só nesta máquina. Cada nome tem uma conta própria.',
    account: 'Nome da conta',
    connect: 'Conectar',
    sign: 'Assinar',
    reject: 'Recusar',
  },
};

const ru: ProviderTexts = {
  title: 'Вход через тестовую сеть',
  explained: 'Эта страница заменяет соцсеть, только на этом компьютере. Будьте кем угодно.',
  who: 'Кто вы?',
  other: 'Кто-то другой',
  email: 'Эл. почта',
  emailHint: 'Только для кого-то другого, например name@example.com.',
  emailWrong: 'Введите адрес эл. почты, например name@example.com.',
  verified: 'Сеть подтвердила этот адрес',
  unverified: 'адрес не подтверждён',
  name: 'Имя',
  surname: 'Фамилия',
  told: 'Сайт узнает ваше имя и эл. почту.',
  allow: 'Продолжить',
  cancel: 'Отмена',
  broken: 'На этот запрос нельзя ответить. Вернитесь на сайт и начните заново.',
  prompt: 'Вход в одно касание',
  continueAs: 'Продолжить как {name}',
  close: 'Закрыть',
  wallet: {
    title: 'Тестовый кошелёк',
    explained: 'Заменяет криптокошелёк, только на этом компьютере. У каждого имени свой счёт.',
    account: 'Имя счёта',
    connect: 'Подключить',
    sign: 'Подписать',
    reject: 'Отклонить',
  },
};

const tr: ProviderTexts = {
  title: 'Bir deneme ağıyla giriş yapın',
  explained: 'Bu sayfa yalnızca bu makinede bir ağın yerini tutar. Dilediğiniz kişi olun.',
  who: 'Kimsiniz?',
  other: 'Başka biri',
  email: 'E-posta',
  emailHint: 'Yalnızca başka biri için, örneğin ad@example.com.',
  emailWrong: 'Bir e-posta adresi girin, örneğin ad@example.com.',
  verified: 'Ağ bu e-postayı doğruladı',
  unverified: 'e-posta doğrulanmadı',
  name: 'Ad',
  surname: 'Soyad',
  told: 'Site adınızı ve e-postanızı öğrenecek.',
  allow: 'Devam et',
  cancel: 'Vazgeç',
  broken: 'Bu istek yanıtlanamıyor. Siteye dönüp yeniden başlayın.',
  prompt: 'Tek dokunuşla giriş yapın',
  continueAs: '{name} olarak devam et',
  close: 'Kapat',
  wallet: {
    title: 'Deneme cüzdanı',
    explained: 'Yalnızca bu makinede bir kripto cüzdanının yerini tutar. Her adın kendi hesabı vardır.',
    account: 'Hesabın adı',
    connect: 'Bağlan',
    sign: 'İmzala',
    reject: 'Reddet',
  },
};

const ar: ProviderTexts = {
  title: 'تسجيل الدخول عبر شبكة تجريبية',
  explained: 'تحل هذه الصفحة محل شبكة اجتماعية، على هذا الجهاز وحده. كن من تشاء.',
  who: 'من أنت؟',
  other: 'شخص آخر',
  email: 'البريد الإلكتروني',
  emailHint: 'لشخص آخر فقط، مثل name@example.com.',
  emailWrong: 'أدخل عنوان بريد إلكتروني، مثل name@example.com.',
  verified: 'أكدت الشبكة هذا البريد',
  unverified: 'بريد غير مؤكد',
  name: 'الاسم',
  surname: 'اسم العائلة',
  told: 'سيعرف الموقع اسمك وبريدك الإلكتروني.',
  allow: 'متابعة',
  cancel: 'إلغاء',
  broken: 'لا يمكن الرد على هذا الطلب. عد إلى الموقع وابدأ من جديد.',
  prompt: 'سجّل الدخول بنقرة واحدة',
  continueAs: 'المتابعة باسم {name}',
  close: 'إغلاق',
  wallet: {
    title: 'محفظة تجريبية',
    explained: 'تحل محل محفظة عملات رقمية، على هذا الجهاز وحده. لكل اسم حساب خاص به.',
    account: 'اسم الحساب',
    connect: 'اتصال',
    sign: 'توقيع',
    reject: 'رفض',
  },
};

const TEXTS: Readonly<Record<string, ProviderTexts>> = { ar, de, en, es, fr, pt, ru, tr };

/** Languages of the provider's pages. */
export const providerLanguages = (): readonly string[] => Object.keys(TEXTS);

/** Returns the texts of a language; English when there are none. */
export const providerTexts = (language: string): ProviderTexts =>
  Object.hasOwn(TEXTS, language) ? (TEXTS[language] ?? en) : en;
