import type { MessageTexts } from './message-texts.ts';

export const spanishMessages: MessageTexts = {
  verify: {
    subject: 'Confirma tu correo',
    body: 'Hola:\n\nConfirma que esta dirección es tuya:\n{link}\n\nSi no tienes cuenta en {brand}, no hagas nada.\n\n{brand}',
  },
  activate: {
    subject: 'Activa tu cuenta',
    body: 'Hola:\n\nActiva tu cuenta:\n{link}\n\nSi no has abierto ninguna en {brand}, no hagas nada.\n\n{brand}',
  },
  newsletter: {
    subject: 'Nuestras novedades',
    body: 'Hola:\n\nRecibes las novedades de {brand}. Para dejar de recibirlas:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Una contraseña nueva',
    body: 'Hola:\n\nFija una contraseña nueva con este enlace, en el plazo de una hora:\n{link}\n\nSi no lo has pedido, no hagas nada: tu contraseña sigue igual.\n\n{brand}',
  },
  password_code: {
    subject: 'Una contraseña nueva',
    body: 'Hola:\n\nTu código para una contraseña nueva: {code}\nVale {minutes} minutos. No se lo digas a nadie; nosotros nunca lo pedimos.\n\nO fija la contraseña con este enlace, en el plazo de una hora:\n{link}\n\nSi no lo has pedido, no hagas nada: tu contraseña sigue igual.\n\n{brand}',
  },
  login: {
    subject: 'Tu enlace para entrar',
    body: 'Hola:\n\nEste enlace te permite entrar una vez, durante {minutes} minutos:\n{link}\n\nSi no lo has pedido, no hagas nada y no se lo enseñes a nadie.\n\n{brand}',
  },
  two_step: {
    subject: 'Tu código para entrar: {code}',
    body: 'Hola:\n\nTu código para el segundo paso de la entrada: {code}\nVale {minutes} minutos. No se lo digas a nadie; nosotros nunca lo pedimos.\n\nSi no estás entrando ahora, alguien conoce tu contraseña: cámbiala.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: tu código para entrar es {code}. Vale {minutes} minutos. No se lo digas a nadie.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: tu código para el segundo paso de la entrada es {code}. Vale {minutes} minutos. No se lo digas a nadie.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: tu código para una contraseña nueva es {code}. Vale {minutes} minutos. No se lo digas a nadie.',
  },
  sms_by_email: { subject: '', body: '{brand}: tu cuenta está protegida con dos pasos. Pide el código por correo.' },
  sms_phone: { subject: '', body: '{brand}: tu código para confirmar este número es {code}. Vale {minutes} minutos.' },
  registration: {
    subject: 'Su código para abrir una cuenta: {code}',
    body: 'Hola:\n\nsu código para abrir una cuenta en {brand}: {code}\nEs válido durante {minutes} minutos. No se lo diga a nadie; nunca se lo pediremos.\n\nSi no está abriendo una cuenta, no haga nada: sin el código no se abrirá ninguna.\n\n{brand}',
  },
  registration_known: {
    subject: 'Ya tiene una cuenta',
    body: 'Hola:\n\nalguien, quizá usted, quiso abrir una cuenta en {brand} con esta dirección. Ya tiene una y sigue como estaba. Inicie sesión aquí o pida allí una contraseña nueva:\n{link}\n\nSi no ha sido usted, no haga nada.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: su código para abrir una cuenta es {code}. Es válido durante {minutes} minutos. No se lo diga a nadie.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: ya tiene una cuenta con este número. Inicie sesión: {link}',
  },
  passkey_added: {
    subject: 'Se ha añadido una llave de acceso',
    body: 'Hola:\n\nSe ha añadido una llave de acceso a tu cuenta de {brand}. Quien la tenga puede entrar sin tu contraseña.\n\nSi no has sido tú, cambia ya tu contraseña y quita la llave en «Acceso y seguridad».\n\n{brand}',
  },
  email: {
    subject: 'Tu código para confirmar esta dirección: {code}',
    body: 'Hola:\n\nTu código para confirmar esta dirección en tu cuenta de {brand}: {code}\nVale {minutes} minutos. No se lo digas a nadie; nosotros nunca lo pedimos.\n\nSi no tienes cuenta con nosotros, no hagas nada: sin el código no pasa nada.\n\n{brand}',
  },
  email_known: {
    subject: 'Alguien quiso usar tu dirección',
    body: 'Hola:\n\nAlguien, quizá tú, quiso añadir esta dirección a otra cuenta de {brand}. Pertenece a tu cuenta y allí se queda. Puedes entrar en ella aquí:\n{link}\n\nSi no has sido tú, no hagas nada.\n\n{brand}',
  },
};
