import type { MessageTexts } from './message-texts.ts';

export const ar: MessageTexts = {
  verify: {
    subject: 'أكّد بريدك الإلكتروني',
    body: 'مرحبًا،\n\nأكّد أن هذا العنوان لك:\n{link}\n\nإن لم يكن لديك حساب لدى {brand} فلا تفعل شيئًا.\n\n{brand}',
  },
  activate: {
    subject: 'فعّل حسابك',
    body: 'مرحبًا،\n\nفعّل حسابك:\n{link}\n\nإن لم تفتح حسابًا لدى {brand} فلا تفعل شيئًا.\n\n{brand}',
  },
  newsletter: { subject: 'أخبارنا', body: 'مرحبًا،\n\nتصلك أخبار {brand}. كي لا تصلك بعد الآن:\n{link}\n\n{brand}' },
  password: {
    subject: 'كلمة مرور جديدة',
    body: 'مرحبًا،\n\nعيّن كلمة مرور جديدة بهذا الرابط خلال ساعة:\n{link}\n\nإن لم تطلب ذلك فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.\n\n{brand}',
  },
  password_code: {
    subject: 'كلمة مرور جديدة',
    body: 'مرحبًا،\n\nرمزك لكلمة مرور جديدة: {code}\nيسري الرمز {minutes} دقائق. لا تخبر به أحدًا؛ نحن لا نسأل عنه أبدًا.\n\nأو عيّن كلمة المرور بهذا الرابط خلال ساعة:\n{link}\n\nإن لم تطلب ذلك فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.\n\n{brand}',
  },
  login: {
    subject: 'رابط تسجيل دخولك',
    body: 'مرحبًا،\n\nيتيح لك هذا الرابط الدخول مرة واحدة خلال {minutes} دقائق:\n{link}\n\nإن لم تطلب ذلك فلا تفعل شيئًا ولا تُره لأحد.\n\n{brand}',
  },
  two_step: {
    subject: 'رمز دخولك: {code}',
    body: 'مرحبًا،\n\nرمزك للخطوة الثانية من تسجيل الدخول: {code}\nيسري الرمز {minutes} دقائق. لا تخبر به أحدًا؛ نحن لا نسأل عنه أبدًا.\n\nإن لم تكن تسجّل الدخول الآن فهناك من يعرف كلمة مرورك: غيّرها.\n\n{brand}',
  },
  sms_login: { subject: '', body: '{brand}: رمز دخولك هو {code}. يسري {minutes} دقائق. لا تخبر به أحدًا.' },
  sms_two_step: {
    subject: '',
    body: '{brand}: رمزك للخطوة الثانية من تسجيل الدخول هو {code}. يسري {minutes} دقائق. لا تخبر به أحدًا.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: رمزك لكلمة مرور جديدة هو {code}. يسري {minutes} دقائق. لا تخبر به أحدًا.',
  },
  sms_by_email: { subject: '', body: '{brand}: حسابك محمي بخطوتين. اطلب الرمز عبر البريد الإلكتروني.' },
  sms_phone: { subject: '', body: '{brand}: رمزك لتأكيد هذا الرقم هو {code}. يسري {minutes} دقائق.' },
  registration: {
    subject: 'رمز فتح حسابك: {code}',
    body: 'مرحبًا،\n\nرمزك لفتح حساب لدى {brand}: {code}\nصالح لمدة {minutes} دقيقة. لا تخبر به أحدًا؛ نحن لا نطلبه أبدًا.\n\nإذا لم تكن تفتح حسابًا فلا تفعل شيئًا: لن يُفتح حساب من دون الرمز.\n\n{brand}',
  },
  registration_known: {
    subject: 'لديك حساب بالفعل',
    body: 'مرحبًا،\n\nأراد شخص ما، ربما أنت، فتح حساب لدى {brand} بهذا العنوان. لديك حساب بالفعل وهو باقٍ كما هو. سجّل الدخول من هنا أو اطلب هناك كلمة مرور جديدة:\n{link}\n\nإذا لم تكن أنت فلا تفعل شيئًا.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: رمزك لفتح حساب هو {code}. صالح لمدة {minutes} دقيقة. لا تخبر به أحدًا.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: لديك حساب بهذا الرقم بالفعل. سجّل الدخول: {link}',
  },
};
